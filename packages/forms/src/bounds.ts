/** The most nodes that a form passes between two pages. */
export const hopsMax = 100
/** The most actions that one run of a flow executes, those of its branches included. */
export const actionsMax = 100
/** The depth of nested conditions, values and branches. */
export const depthMax = 20
/** The most characters of a text that templates make. */
export const textLengthMax = 64 * 1024
/** The most expressions in one template. */
export const expressionsMax = 200
/** The most bytes of each of the fields, the variables and the outputs of actions, as JSON. */
export const valuesBytesMax = 64 * 1024
/** The most characters of one field, unless the form sets fewer. */
export const fieldLengthMax = 10_000
/** The most values of a field that takes several. */
export const valuesMax = 250
/** The most pages that a user can go back. */
export const historyMax = 100
/** The most bytes of the parameters of one action with their templates resolved, as JSON. */
export const resolvedBytesMax = 256 * 1024
/** The depth of lists and objects in each of those. */
export const nestedMax = 100
/** The longest that a flow waits, of all its delays. */
export const delayMsMax = 5_000
