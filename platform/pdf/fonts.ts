/** The typefaces that are embedded in a PDF, read once. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type Face = 'regular' | 'bold'
export type Fonts = Record<Face, Buffer>

/** The typefaces of documents that people have written; `serif` is as wide as Times New Roman, letter by letter. */
export type TextFace = `${'serif' | 'sans'}-${'regular' | 'bold' | 'italic' | 'bold-italic'}`

const { resolve } = createRequire(import.meta.url)
const publicSans = (style: string) => `@expo-google-fonts/public-sans/${style}/PublicSans_${style}.ttf`
const tinos = (style: string) => `@expo-google-fonts/tinos/${style}/Tinos_${style}.ttf`

const files: Record<Face, string> = { regular: publicSans('400Regular'), bold: publicSans('700Bold') }
const textFiles: Record<TextFace, string> = {
  'serif-regular': tinos('400Regular'),
  'serif-bold': tinos('700Bold'),
  'serif-italic': tinos('400Regular_Italic'),
  'serif-bold-italic': tinos('700Bold_Italic'),
  'sans-regular': files.regular,
  'sans-bold': files.bold,
  'sans-italic': publicSans('400Regular_Italic'),
  'sans-bold-italic': publicSans('700Bold_Italic'),
}

async function readFonts<Name extends string>(all: Record<Name, string>): Promise<Record<Name, Buffer>> {
  const names = Object.keys(all) as Name[]
  const fonts = await Promise.all(names.map((name) => readFile(resolve(all[name]))))
  return Object.fromEntries(names.map((name, at) => [name, fonts[at]])) as Record<Name, Buffer>
}

let loaded: Promise<Fonts> | null = null
let textLoaded: Promise<Record<TextFace, Buffer>> | null = null

export function loadFonts(): Promise<Fonts> {
  loaded ??= readFonts(files)
  return loaded
}

/** Only used typefaces are embedded in the file. */
export async function registerTextFaces(doc: PDFKit.PDFDocument): Promise<void> {
  textLoaded ??= readFonts(textFiles)
  for (const [name, font] of Object.entries(await textLoaded)) doc.registerFont(name, font)
}

/** Of letters that the typefaces of texts lack: other scripts and signs, emoji, Chinese. */
export type OtherFace =
  | `other-${'regular' | 'bold' | 'italic' | 'bold-italic'}`
  | 'emoji'
  | `chinese-${'regular' | 'bold'}`
export type AnyFace = TextFace | OtherFace

const dejavu = (style: string) => resolve(`dejavu-fonts-ttf/ttf/DejaVuSans${style}.ttf`)
const chinese = (style: string) =>
  join(dirname(resolve('@embedpdf/fonts-sc')), '..', 'fonts', `NotoSansHans-${style}.otf`)

/** Where they are is asked for when a text needs one of them: they are large, and most texts need none. */
const otherFiles: Record<OtherFace, () => string> = {
  'other-regular': () => dejavu(''),
  'other-bold': () => dejavu('-Bold'),
  'other-italic': () => dejavu('-Oblique'),
  'other-bold-italic': () => dejavu('-BoldOblique'),
  emoji: () => resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
  'chinese-regular': () => chinese('Regular'),
  'chinese-bold': () => chinese('Bold'),
}

const opened = new WeakMap<PDFKit.PDFDocument, Set<AnyFace>>()

/** Makes it the typeface of what is drawn and measured next. */
export function takeFace(doc: PDFKit.PDFDocument, face: AnyFace): PDFKit.PDFDocument {
  const known = opened.get(doc) ?? new Set()
  opened.set(doc, known)
  if (isOther(face) && !known.has(face)) {
    doc.registerFont(face, otherFiles[face]())
    known.add(face)
  }
  return doc.font(face)
}

const isOther = (face: AnyFace): face is OtherFace => Object.hasOwn(otherFiles, face)
