/** The texts of the data folder, or of packs that are imported for this measurement, and the decisions in them. */
import { createLog } from '@mizan/platform/log'
import { Research } from '@mizan/research/server'
import { openParts } from '../../../apps/server/parts.ts'
import { openTestApplication } from '../../../apps/server/testing.ts'
import type { PackDecision } from '../texts.ts'

export interface OpenTexts {
  research: Research
  /** The decisions by their number in the index. */
  decisions: Map<number, PackDecision>
  close: () => Promise<void>
}

export async function openTexts(corpus: string | undefined): Promise<OpenTexts> {
  const { research, close } = corpus ? await openTestApplication({ packs: [corpus] }) : await openData()
  const rows = await research.db.selectFrom('decisions').selectAll().execute()
  const decisions = rows.map((row): [number, PackDecision] => [
    row.doc,
    {
      country: row.country === 'kktc' ? 'KKTC' : 'TR',
      court: row.court,
      ...(row.chamber && { chamber: row.chamber }),
      ...(row.case_number && { caseNumber: row.case_number }),
      ...(row.decision_number && { decisionNumber: row.decision_number }),
      ...(row.subject && { subject: row.subject }),
      text: row.text,
    },
  ])
  return { research, decisions: new Map(decisions), close }
}

async function openData(): Promise<Pick<OpenTexts, 'research' | 'close'>> {
  const { config, database } = await openParts()
  const log = createLog({ level: 'silent' })
  const options = { db: database.kysely, folder: config.dataDir, log, rebuild: async () => {} }
  const research = new Research(options)
  research.start()
  await research.settled()
  return {
    research,
    close: async () => {
      await research.close()
      await database.close()
    },
  }
}
