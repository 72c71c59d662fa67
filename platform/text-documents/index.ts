/** Text documents: one model, and what reads and writes it. */

export { cellOf, documentOf, paragraphOf, plainFormat, plainPage, tableOf, textRun } from './make.ts'
export type * from './model.ts'
export { DocumentError, type DocumentProblem, documentLimits } from './problem.ts'
export { type ReadUdf, readUdf } from './udf/read.ts'
export { writeUdf } from './udf/write.ts'
