/** The SQL of a time as text, in the format of `toISOString` of JavaScript. */
export const isoTime = (time: string) =>
  `to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The SQL of a JSON object, from an expression for each member. */
export const objectOf = (members: Readonly<Record<string, string>>) =>
  `json_build_object(${Object.entries(members).flatMap(([name, value]) => [`'${name}'`, value])})`
