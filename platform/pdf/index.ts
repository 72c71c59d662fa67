export { type Face, registerTextFaces, type TextFace } from './fonts.ts'
export { type OpenPdf, openPdf, type PdfInfo } from './open.ts'
