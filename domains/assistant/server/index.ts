/** What the programs and later domains may use of the assistant. */
export { answerVisitor } from './answer/visitor.ts'
export { checkBundle } from './export/check-bundle.ts'
export { type Grounds, type GroundsWriter, groundsWriter } from './grounds/grounds.ts'
export { assistantServer } from './manifest.ts'
