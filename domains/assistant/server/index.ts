/** The functions of the assistant that programs and later domains may use. */
export { answerVisitor } from './answer/visitor.ts'
export { checkBundle } from './export/check-bundle.ts'
export { type Grounds, type GroundsWriter, groundsWriter } from './grounds/grounds.ts'
export { assistantServer } from './manifest.ts'
