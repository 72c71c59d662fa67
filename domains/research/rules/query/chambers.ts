/** Chambers by their number, "9. Hukuk Dairesi" and "9. HD": neither is meant by its words one by one. */

const HIGHEST = 30
const kinds = [
  ['hukuk dairesi', 'hd'],
  ['ceza dairesi', 'cd'],
]

/** The long and the short name of each chamber. */
export const chamberNames: readonly (readonly [string, string])[] = kinds.flatMap(([long, short]) =>
  Array.from({ length: HIGHEST }, (_, at) => [`${at + 1}. ${long}`, `${at + 1}. ${short}`] as const),
)
