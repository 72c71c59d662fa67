export {
  type AnyFace,
  type Face,
  type OtherFace,
  registerTextFaces,
  type TextFace,
  takeFace,
} from './fonts.ts'
export { type OpenPdf, openPdf, type PdfInfo } from './open.ts'
