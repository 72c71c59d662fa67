/** Chambers by their number, "9. Hukuk Dairesi" and "9. HD", which must not be searched word by word. */

const HIGHEST = 30
const kinds = [
  ['hukuk dairesi', 'hd'],
  ['ceza dairesi', 'cd'],
]

/** The long and the short name of each chamber. */
export const chamberNames: readonly (readonly [string, string])[] = kinds.flatMap(([long, short]) =>
  Array.from({ length: HIGHEST }, (_, at) => [`${at + 1}. ${long}`, `${at + 1}. ${short}`] as const),
)
