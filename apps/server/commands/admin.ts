/** npm run admin -- appoint-super-admin|dismiss-super-admin <e-mail>: appoints and dismisses staff of the service. */
import type { Calls } from '@mizan/platform/call'
import { explainAndExit, StartError } from '../failures.ts'
import { openParts } from '../parts.ts'
import { appointByEmail, dismissByEmail } from '../super-admin.ts'

const usage = `Usage: npm run admin -- appoint-super-admin <email of an account>
       npm run admin -- dismiss-super-admin <email of a super admin>`

const commands: Record<string, (calls: Calls, email: string) => Promise<string>> = {
  'appoint-super-admin': async (calls, email) => {
    await appointByEmail(calls, email)
    return `${email} is a super admin from the next click on.`
  },
  'dismiss-super-admin': async (calls, email) => {
    const { left } = await dismissByEmail(calls, email)
    const others = left === 0 ? 'There is no super admin now.' : `Super admins now: ${left}.`
    return `${email} is no super admin from the next click on. ${others}`
  },
}

async function main([command = '', email, ...more]: string[]): Promise<void> {
  const work = commands[command]
  if (!work || !email || more.length > 0) throw new StartError(usage)
  const { calls, database } = await openParts()
  try {
    console.log(await work(calls, email))
  } finally {
    await database.close()
  }
}

main(process.argv.slice(2)).catch(explainAndExit)
