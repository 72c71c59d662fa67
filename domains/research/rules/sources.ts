/** A collection of decisions has a name, or else a handle of the form "keeper/collection-name". */
export const isHandle = (source: string): boolean => source.includes('/')
