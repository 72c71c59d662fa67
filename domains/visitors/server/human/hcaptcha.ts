/** The check of hCaptcha, where the operator has chosen it: the browser talks to that service, and so do we. */
import { createHash } from 'node:crypto'
import { AppError } from '@mizan/platform/contract'
import type { Clock } from '@mizan/platform/database'
import { OutsideError, openOutside } from '@mizan/platform/outside'
import { z } from 'zod'
import { checkMinutes } from '../../data/limits.ts'
import type { HumanChecks } from './human-checks.ts'
import { spendSolution } from './store.ts'

interface Options {
  url: string
  siteKey: string
  secret: string
  clock: Clock
}

const Verdict = z.object({ success: z.boolean() })

export function hcaptcha({ url, siteKey, secret, clock }: Options): HumanChecks {
  const service = openOutside({
    name: 'hcaptcha',
    address: url,
    secrets: [secret],
    patience: { connect: 2_000, send: 2_000, answer: 5_000, part: 2_000, whole: 8_000 },
    mostBytes: 64 * 1024,
  })
  const verify = (response: string, remoteip: string) =>
    service.json(
      {
        method: 'POST',
        to: '/siteverify',
        body: { fields: { secret, sitekey: siteKey, response, remoteip } },
      },
      Verdict,
    )
  return {
    sources: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    task: async () => ({ kind: 'hcaptcha', siteKey }),
    isHuman: async (solution, address, keep) => {
      try {
        const { success } = await verify(solution, address)
        const until = new Date(clock.now().getTime() + checkMinutes * 60_000)
        return success && (await keep((tx) => spendSolution(tx, hashOf(solution), until)))
      } catch (error) {
        // The service does not judge this visitor, who may try again.
        if (error instanceof OutsideError) throw new AppError('server.unavailable')
        throw error
      }
    },
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
