/** The typefaces that are embedded in a PDF, read once. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

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

/** Only those that are used come into the file. */
export async function registerTextFaces(doc: PDFKit.PDFDocument): Promise<void> {
  textLoaded ??= readFonts(textFiles)
  for (const [name, font] of Object.entries(await textLoaded)) doc.registerFont(name, font)
}
