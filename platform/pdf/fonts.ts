/** The typefaces that are embedded in a PDF, read once. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

export type Face = 'regular' | 'bold'
export type Fonts = Record<Face, Buffer>

const files: Record<Face, string> = {
  regular: '@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf',
  bold: '@expo-google-fonts/public-sans/700Bold/PublicSans_700Bold.ttf',
}

const { resolve } = createRequire(import.meta.url)
let loaded: Promise<Fonts> | null = null

async function readFonts(): Promise<Fonts> {
  const [regular, bold] = await Promise.all([readFile(resolve(files.regular)), readFile(resolve(files.bold))])
  return { regular, bold }
}

export function loadFonts(): Promise<Fonts> {
  loaded ??= readFonts()
  return loaded
}
