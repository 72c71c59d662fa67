/** A party that acts for another: both are looked for. */
const actsFor = /\s(?:velayeten|vesayeten|izafeten|vekaleten|temsilen)\s/iu

/** `Mirza Anıl velayeten Selin Anıl` gives two names, any other name itself. */
export const partsOf = (name: string): string[] => name.split(actsFor).filter((part) => part.trim() !== '')
