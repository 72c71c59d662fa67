export { detailsOf } from '../../contract/audit-details.ts'
export { useEntryText } from './use-entry-text.ts'
