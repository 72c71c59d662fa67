/** The films in the data folder. An installation has none if nobody has made them. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Film, Films } from '../schemas/films.ts'

export type FilmShelf = ReturnType<typeof filmsIn>

export const filmsIn = (dataDir: string) => {
  const folder = join(dataDir, 'films')
  return {
    folder,
    list: async (language: 'tr' | 'en'): Promise<Film[]> =>
      (await readIndex(folder)).filter((film) => film.language === language),
    hasPicture: (name: string): boolean => existsSync(join(folder, name)),
  }
}

/** A list by another version counts as empty. */
async function readIndex(folder: string): Promise<Film[]> {
  try {
    return Films.parse(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'))).films
  } catch {
    return []
  }
}
