/** Successful calls about texts for which the sample alone finds nothing. */
import { sql } from 'kysely'
import type { Prepare } from './successes.ts'
import type { World } from './world.ts'

/** An article that decisions cite. */
async function citedArticle({ database }: World): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select law_articles.id from law_articles join laws on laws.id = law_articles.law_id
    join citations on citations.country = laws.country and citations.law_number = laws.law_number
      and citations.article_no = law_articles.article_no
    where citations.kind = 'article' order by law_articles.id limit 1`.execute(database.kysely)
  return rows[0]?.id ?? ''
}

async function numberOf({ database, textIds }: World): Promise<string> {
  const query = database.kysely.selectFrom('decisions').select('decision_number')
  const { decision_number } = await query.where('id', '=', textIds.decision).executeTakeFirstOrThrow()
  return decision_number ?? ''
}

export const researchSuccesses: Record<string, Prepare> = {
  'laws.citedBy': async (world) => ({
    headers: (await world.superAdmin()).headers,
    input: { params: { chunkId: await citedArticle(world) } },
  }),
  'decisions.lookup': async (world) => ({
    headers: (await world.superAdmin()).headers,
    input: { query: { decisionNumber: await numberOf(world) } },
  }),
}
