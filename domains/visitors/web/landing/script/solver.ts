/** Solves the human check in a thread of its own, so that the page stays responsive. */
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge, deriveKey })
  self.postMessage(solution && btoa(JSON.stringify({ challenge, solution })))
}
