/** The statements that begin and end a transaction. */
export const begin = { name: 'BEGIN', text: 'BEGIN' }
export const commit = { name: 'COMMIT', text: 'COMMIT' }
export const rollback = { name: 'ROLLBACK', text: 'ROLLBACK' }
