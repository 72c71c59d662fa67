/** Serves `/dev/house` outside production: every control, notice and state, for looking at them and trying them. */
import type { FastifyInstance } from 'fastify'

/**
 * `build` returns the folder of the built page. It is called at the first visit, because most servers never show it.
 */
export function addHousePage(server: FastifyInstance, build: () => Promise<string>): void {
  let folder: Promise<string> | undefined
  const built = async () => {
    folder ??= build()
    // A failed build is repeated at the next visit.
    return folder.catch((error: unknown) => {
      folder = undefined
      throw error
    })
  }
  const hidden = { schema: { hide: true } }
  server.get('/dev/house', hidden, async (_request, reply) => reply.sendFile('index.html', await built()))
  server.get<{ Params: { file: string } }>('/dev/house/assets/:file', hidden, async ({ params }, reply) =>
    reply.sendFile(`assets/${params.file}`, await built()),
  )
}
