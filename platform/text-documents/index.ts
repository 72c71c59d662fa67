/** Text documents: one model, with its readers and writers. */
export {
  type ComparedPart,
  type Comparison,
  compareDocuments,
  compareTexts,
  comparisonLimits,
} from './compare/compare.ts'
export { readDocx } from './docx/read.ts'
export { writeDocx } from './docx/write.ts'
export { combineExhibits } from './exhibits/exhibits.ts'
export { type ExhibitOrder, type Exhibits, type ExhibitType, exhibitTypes } from './exhibits/types.ts'
export type { Finding, Loss, Undrawn } from './findings.ts'
export {
  attachmentsOf,
  type MailFile,
  mailLimits,
  type OpenedAttachment,
  readMailFile,
} from './mail/index.ts'
export { cellOf, documentOf, paragraphOf, plainFormat, plainPage, tableOf, textRun } from './make.ts'
export type * from './model.ts'
export { type Outline, outlineOf, textOfBlocks } from './outline.ts'
export { writePdf } from './pdf/write.ts'
export { DocumentError, type DocumentProblem, documentLimits } from './problem.ts'
export { textOf } from './text/text-of.ts'
export { type FileText, type MailHead, type NumberedText, type TextType, textLimits } from './text/types.ts'
export type { Conversion, SourceType, TargetType } from './threads/convert.ts'
export { compareVersions, convertFile, viewFile } from './threads/tasks.ts'
export { type ReadUdf, readUdf } from './udf/read.ts'
export { writeUdf } from './udf/write.ts'
export type { ViewType } from './view/file.ts'
export { viewLimits } from './view/limits.ts'
