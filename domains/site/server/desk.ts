/** Which row is answered by what. */
import type { CallContext } from '@mizan/platform/contract'
import type { DataContext } from '@mizan/platform/database'
import { type Desk, desk } from '@mizan/platform/http'
import { siteRows } from '../contract.ts'
import { type Features, featureNames, type ServerStatus } from '../schemas.ts'
import { changeFeature } from './actions/change-feature.ts'
import { changeMessageState } from './actions/change-message-state.ts'
import { deleteMessage } from './actions/delete-message.ts'
import { discardDeadJob, retryDeadJob } from './actions/settle-job.ts'
import { takeContact } from './actions/take-contact.ts'
import { takeDemoRequest } from './actions/take-demo-request.ts'
import type { FeatureSwitches } from './features.ts'
import type { NamesOf } from './messages.ts'
import { listJobs } from './queries/jobs.ts'
import { listMessages } from './queries/messages.ts'

export interface SiteParts {
  product: { name: string; version: string }
  startedAt: Date
  /** How the other parts are; a failure inside is told, never thrown. */
  parts: () => Promise<Pick<ServerStatus, 'database' | 'index'>>
  features: FeatureSwitches
  /** A context of the system scope that names the caller, if there is one. */
  contextOf: (call: CallContext) => DataContext
  /** Who is told what the forms bring. */
  contactEmail: string | undefined
  namesOf: NamesOf
}

export function siteDesk(site: SiteParts): Desk {
  const { product, features, contextOf, contactEmail, namesOf } = site
  return desk(siteRows, {
    'site.product': () => ({ ...product, docs: '/api/docs' }),
    'site.status': () => statusOf(site),
    'site.features': () => runtimeFeatures(features),
    'site.switches': async () => ({ items: await features.list() }),
    'site.setFeature': (ctx, { body }) => changeFeature(contextOf(ctx), features, body),
    'site.contactUs': (ctx, { body }) => takeContact(contextOf(ctx), body, contactEmail),
    'site.requestDemo': (ctx, { body }) => takeDemoRequest(contextOf(ctx), body, contactEmail),
    'site.messages': (ctx, { query }) => listMessages(contextOf(ctx), namesOf, query),
    'site.setMessageState': (ctx, { params, body }) =>
      changeMessageState(contextOf(ctx), namesOf, params.messageId, body.state),
    'site.deleteMessage': (ctx, { params }) => deleteMessage(contextOf(ctx), params.messageId),
    'site.jobs': (ctx, { query }) => listJobs(contextOf(ctx), query),
    'site.retryJob': (ctx, { params }) => retryDeadJob(contextOf(ctx), params.jobId),
    'site.discardJob': (ctx, { params }) => discardDeadJob(contextOf(ctx), params.jobId),
  })
}

async function statusOf({ product, startedAt, parts }: SiteParts): Promise<ServerStatus> {
  const { database, index } = await parts()
  const ok = database.state === 'ok' && index.state === 'ok'
  return {
    state: ok ? 'ok' : 'degraded',
    version: product.version,
    startedAt: startedAt.toISOString(),
    database,
    index,
  }
}

async function runtimeFeatures(switches: FeatureSwitches): Promise<Features> {
  const states = new Map((await switches.list()).map(({ feature, state }) => [feature, state]))
  return Object.fromEntries(featureNames.map((name) => [name, states.get(name)])) as Features
}
