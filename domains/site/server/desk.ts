/** The queries and actions that answer the rows of the contract. */
import { type Desk, desk } from '@mizan/platform/http'
import { siteRows } from '../contract.ts'
import { changeFeature } from './actions/change-feature.ts'
import { changeMessageState } from './actions/change-message-state.ts'
import { deleteMessage } from './actions/delete-message.ts'
import { discardDeadJob, retryDeadJob } from './actions/settle-job.ts'
import { takeContact } from './actions/take-contact.ts'
import { takeDemoRequest } from './actions/take-demo-request.ts'
import type { SiteParts } from './parts.ts'
import { listFeatures, listSwitches } from './queries/features.ts'
import { listJobs } from './queries/jobs.ts'
import { listMessages } from './queries/messages.ts'
import { readProduct, readStatus } from './queries/status.ts'

export const siteDesk = (parts: SiteParts): Desk =>
  desk(
    siteRows,
    {
      'site.product': readProduct,
      'site.status': readStatus,
      'site.features': listFeatures,
      'site.switches': listSwitches,
      'site.setFeature': (call, { body }) => changeFeature(call, body),
      'site.contactUs': (call, { body }) => takeContact(call, body),
      'site.requestDemo': (call, { body }) => takeDemoRequest(call, body),
      'site.messages': (call, { query }) => listMessages(call, query),
      'site.setMessageState': (call, { params, body }) => changeMessageState(call, { ...params, ...body }),
      'site.deleteMessage': (call, { params }) => deleteMessage(call, params),
      'site.jobs': (call, { query }) => listJobs(call, query),
      'site.retryJob': (call, { params }) => retryDeadJob(call, params),
      'site.discardJob': (call, { params }) => discardDeadJob(call, params),
    },
    parts,
  )
