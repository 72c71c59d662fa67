/** Text documents: one model, and what reads and writes it. */
export { readDocx } from './docx/read.ts'
export { writeDocx } from './docx/write.ts'
export { cellOf, documentOf, paragraphOf, plainFormat, plainPage, tableOf, textRun } from './make.ts'
export type * from './model.ts'
export { type Outline, outlineOf } from './outline.ts'
export { DocumentError, type DocumentProblem, documentLimits } from './problem.ts'
export { type ReadUdf, readUdf } from './udf/read.ts'
export { writeUdf } from './udf/write.ts'
