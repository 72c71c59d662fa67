/** Types of files that an answer can be had as. */
export const answerFileTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  udf: 'application/vnd.uyap.udf',
  json: 'application/json',
} as const
export type AnswerFileType = keyof typeof answerFileTypes
