/** Types of files that decisions and laws can be had as. */
export const textFileTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const
export type TextFileType = keyof typeof textFileTypes

/** Decisions that one file may hold. */
export const mostInFile = 20
