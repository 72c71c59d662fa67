/** Three simultaneous first starts on one empty data folder all serve, and the sample account can sign in. */
import { signInSample } from '../../sign-in.ts'
import { makeDataFolder, postgresPid, run, servedAt } from '../server-process.ts'
import { expect } from '../verdict.ts'

export async function threeStarts(): Promise<string> {
  const { dataDir, remove } = makeDataFolder()
  try {
    const programs = [1, 2, 3].map(() => run('server', dataDir))
    const addresses = await Promise.all(programs.map(servedAt))
    const { headers } = await signInSample(addresses[0] ?? '')
    for (const address of addresses) {
      const { status } = await fetch(`${address}/api/user/profile-info`, { headers })
      expect(status === 200, `a server answers the sample account ${status}`)
    }
    for (const program of programs) {
      const { code, output } = await program.end('SIGTERM')
      expect(code === 0, `a server ended with ${code}:\n${output}`)
    }
    expect(postgresPid(dataDir) === 0, 'PostgreSQL runs on')
    return 'three servers serve one data folder'
  } finally {
    remove()
  }
}
