/** Three first starts at once on one empty data folder all serve, and let the sample account in. */
import { makeDataFolder, postgresPid, startServer } from '../server-process.ts'
import { expect } from '../verdict.ts'

export async function threeStarts(): Promise<string> {
  const { dataDir, remove } = makeDataFolder()
  try {
    const servers = await Promise.all([1, 2, 3].map(() => startServer(dataDir)))
    for (const server of servers)
      expect((await server.get('/api/user/profile-info')).status === 200, 'somebody is not let in')
    for (const server of servers) {
      const { code, output } = await server.end('SIGTERM')
      expect(code === 0, `a server ended with ${code}:\n${output}`)
    }
    expect(postgresPid(dataDir) === 0, 'PostgreSQL runs on')
    return 'three servers serve one data folder'
  } finally {
    remove()
  }
}
