/** How many packages a folder may have, those that other packages have installed included. */
export const packagesMax = 2000
/** The size of the largest file that is read. */
export const fileBytesMax = 4 * 1024 * 1024
/** Files that are kept in memory, and their characters. */
export const keptFilesMax = 2000
export const keptCharactersMax = 16 * 1024 * 1024
