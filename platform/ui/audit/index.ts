export { detailsOf } from './details.ts'
export { useEntryText } from './use-entry-text.ts'
