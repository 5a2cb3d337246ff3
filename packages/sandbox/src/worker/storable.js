/** PostgreSQL stores no NUL, and UTF-8 has no lone surrogates. @param {string} text */
export const storable = (text) => text.toWellFormed().replaceAll('\0', '\ufffd')
