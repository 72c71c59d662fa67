/** Collections of decisions are kept under a handle, "keeper/collection-name", unless somebody gave them a name. */
export const isHandle = (source: string): boolean => source.includes('/')
