/** The manifest of the assistant on the server. */
import { requireCase } from '@mizan/cases/server'
import { clientNames } from '@mizan/clients/server'
import { permits } from '@mizan/company/access'
import { membersOf } from '@mizan/company/server'
import { peopleByIds } from '@mizan/identity/server'
import { defineServer, type Services } from '@mizan/platform/domain'
import { assistantAudit, assistantErrors, assistantRows } from '../contract.ts'
import { answerKeyOf } from './conversations/answers.ts'
import { assistantDesk } from './desk.ts'
import { assistantMigrations } from './migrations.ts'
import type { Model } from './model/port.ts'
import { modelOf } from './model/provider.ts'
import { assistantOtherOffice } from './other-office.ts'
import type { AssistantParts } from './parts.ts'
import { assistantPersonalData, forgetLeaver } from './personal-data.ts'
import { type Embeddings, embeddingsOf } from './vectors/embeddings.ts'

export const assistantServer = defineServer({
  name: 'assistant',
  rows: assistantRows,
  errors: assistantErrors,
  audit: assistantAudit,
  migrations: assistantMigrations,
  otherOffice: assistantOtherOffice,
  sampleCalls: async () => (await import('./testing/sample-calls.ts')).assistantSampleCalls,
  lists: () => ({
    keyPlaces: [{ table: 'assistant_answers', fileKeyOf: answerKeyOf }],
    memberLeft: [forgetLeaver],
  }),
  open: (services) => ({
    desk: assistantDesk(assistantParts(services)),
    personalData: assistantPersonalData,
  }),
})

/** Undefined if the operator has configured none. */
function configuredModel(config: Services['config']): Model | undefined {
  const { modelUrl: url, modelName: name } = config
  if (!url || !name) return undefined
  return modelOf({
    kind: config.modelKind,
    url: url.replace(/\/+$/, ''),
    name,
    key: config.modelKey,
    dailyTokens: config.modelDailyTokens,
    prices: { input: config.modelInputPrice, output: config.modelOutputPrice },
  })
}

function configuredEmbeddings(config: Services['config']): Embeddings | undefined {
  const { embeddingUrl: url, embeddingName: name, embeddingKey: key } = config
  return url && name ? embeddingsOf({ url, name, key }) : undefined
}

export const assistantParts = ({
  casePassages,
  config,
  documentKeys,
  licensing,
  research,
  tools,
}: Services): AssistantParts => ({
  model: configuredModel(config),
  embeddings: configuredEmbeddings(config),
  tools,
  casePassages,
  research,
  namesOf: peopleByIds,
  clientNames,
  membersOf,
  requireCase,
  mayReadCases: async (tx, { officeId, roles }) => {
    if (!permits(roles, { module: 'cases', level: 'Read' })) return false
    const { keys } = await licensing.licencesOf(tx, officeId)
    return keys.has('case_management_readonly') || keys.has('case_management_full')
  },
  keys: documentKeys,
})
