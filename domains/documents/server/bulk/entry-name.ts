/** Names of files in an archive. */

/** Names that Windows keeps for devices. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** Names of documents are clean and unique in their case (`rules/names.ts`); an archive is opened on any system. */
export const entryName = (name: string): string => (device.test(name) ? `_${name}` : name)
