/** npm run admin -- appoint-super-admin <e-mail>: makes a person staff of the service. */
import { explainAndExit, StartError } from '../failures.ts'
import { openParts } from '../parts.ts'
import { appointByEmail } from '../super-admin.ts'

const usage = 'Usage: npm run admin -- appoint-super-admin <e-mail of an account>'

async function main([command, email, ...more]: string[]): Promise<void> {
  if (command !== 'appoint-super-admin' || !email || more.length > 0) throw new StartError(usage)
  const { contexts, database } = await openParts()
  try {
    await appointByEmail(contexts, email)
    console.log(`${email} is a super admin from the next click on.`)
  } finally {
    await database.close()
  }
}

main(process.argv.slice(2)).catch(explainAndExit)
