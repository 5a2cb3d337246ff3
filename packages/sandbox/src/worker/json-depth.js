/** How many levels of objects and arrays a value has that JSON wrote. @param {unknown} root */
export function depthOf(root) {
  let level = [root]
  for (let depth = 0; ; depth += 1) {
    level = level.filter((value) => typeof value === 'object' && value !== null)
    if (level.length === 0) return depth
    level = level.flatMap((value) => Object.values(Object(value)))
  }
}
