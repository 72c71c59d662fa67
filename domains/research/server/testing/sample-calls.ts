/** Successful calls about texts for which the sample alone finds nothing. */
import type { SampleCall, SampleCalls, SampleWorld } from '@mizan/platform/domain'
import { sql } from 'kysely'

/** An article that decisions cite. */
async function citedArticle({ services }: SampleWorld): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select law_articles.id from law_articles join laws on laws.id = law_articles.law_id
    join citations on citations.country = laws.country and citations.law_number = laws.law_number
      and citations.article_no = law_articles.article_no
    where citations.kind = 'article' order by law_articles.id limit 1`.execute(services.database.kysely)
  return rows[0]?.id ?? ''
}

async function numberOf({ services, textIds }: SampleWorld): Promise<string> {
  const query = services.database.kysely.selectFrom('decisions').select('decision_number')
  const { decision_number } = await query.where('id', '=', textIds.decision).executeTakeFirstOrThrow()
  return decision_number ?? ''
}

const ofFavorite: SampleCall = async (world, { body }) => {
  const { headers } = await world.superAdmin()
  const { id } = await world.must(headers, 'favorites.add', {
    body: { kind: 'decision', targetId: world.textIds.decision },
  })
  return { headers, input: { params: { favoriteId: id }, ...(body !== undefined && { body }) } }
}

const ofFolder: SampleCall = async (world, { body }) => {
  const { headers } = await world.superAdmin()
  const { id } = await world.must(headers, 'favorites.addFolder', { body: { name: 'Nafaka' } })
  return { headers, input: { params: { folderId: id }, ...(body !== undefined && { body }) } }
}

export const researchSampleCalls: SampleCalls = {
  'laws.citedBy': async (world) => ({
    headers: (await world.superAdmin()).headers,
    input: { params: { chunkId: await citedArticle(world) } },
  }),
  'decisions.lookup': async (world) => ({
    headers: (await world.superAdmin()).headers,
    input: { query: { decisionNumber: await numberOf(world) } },
  }),
  'decisions.file': async (world) => ({
    headers: (await world.superAdmin()).headers,
    input: { body: { ids: [world.textIds.decision], searchCountry: 'turkey' } },
  }),
  'history.delete': async (world) => {
    const { headers } = await world.superAdmin()
    await world.must(headers, 'history.note', { body: world.bodyOf('history.note') })
    const { items } = await world.must(headers, 'history.list')
    return { headers, input: { params: { entryId: items[0].id } } }
  },
  'favorites.add': async (world) => ({
    headers: (await world.superAdmin()).headers,
    input: { body: { kind: 'article', targetId: world.textIds.article, note: 'Emsal' } },
  }),
  'favorites.update': ofFavorite,
  'favorites.delete': ofFavorite,
  'favorites.renameFolder': ofFolder,
  'favorites.deleteFolder': ofFolder,
}
