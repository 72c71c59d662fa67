/** `/dev/house`: every control, notice and state of the house, to be looked at and tried; not in production. */
import type { FastifyInstance } from 'fastify'

/** `build` gives the folder of the built page; it is asked once somebody comes, as most servers never show it. */
export function addHousePage(server: FastifyInstance, build: () => Promise<string>): void {
  let folder: Promise<string> | undefined
  const built = async () => {
    folder ??= build()
    // A build that failed is tried anew.
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
