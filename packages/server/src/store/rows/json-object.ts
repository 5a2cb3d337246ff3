/** SQL of a time as text, in the format of JavaScript's `toISOString`. */
export const isoTime = (time: string) =>
  `to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** SQL of an object of JSON, from an expression for each member. */
export const objectOf = (members: Readonly<Record<string, string>>) =>
  `json_build_object(${Object.entries(members).flatMap(([name, value]) => [`'${name}'`, value])})`
