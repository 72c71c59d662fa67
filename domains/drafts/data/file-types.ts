/** The file types in which a draft can be downloaded, and saved in its case. */
export const draftFileTypes = {
  udf: 'application/vnd.uyap.udf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const

export type DraftFileType = keyof typeof draftFileTypes
