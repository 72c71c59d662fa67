/** For tests of the import: a folder for packs, and a database of its own for every test. */
import { after, afterEach, before, beforeEach } from 'node:test'
import { openResearchDatabase, packFolder } from '../testing.ts'

type Places = {
  packs: Awaited<ReturnType<typeof packFolder>>
  database: Awaited<ReturnType<typeof openResearchDatabase>>
}

/** Call it once in a test file; its result is available while a test runs. */
export function placesForImports(): Places {
  const places = {} as Places
  before(async () => {
    places.packs = await packFolder()
  })
  beforeEach(async () => {
    places.database = await openResearchDatabase()
  })
  afterEach(() => places.database.close())
  after(() => places.packs.remove())
  return places
}
