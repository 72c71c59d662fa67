import { TestClock } from '../testing/index.ts'
import { startSandboxBank } from './bank/server.ts'
import { iyzico, sandbox, sandboxKeys } from './providers.ts'
import { examine } from './testing/exam.ts'

const keys = { apiKey: 'key-of-the-double', secretKey: 'secret-of-the-double' }

examine('sandbox', async (options) => {
  const clock = new TestClock()
  const bank = await startSandboxBank({ ...sandboxKeys, clock, ...options })
  const provider = sandbox({ url: bank.address, clock })
  const close = async () => void (await Promise.all([provider.close(), bank.close()]))
  return { provider, bank, clock, close }
})

examine('iyzico', async (options) => {
  const clock = new TestClock()
  const bank = await startSandboxBank({ ...keys, clock, ...options })
  const provider = iyzico({ ...keys, url: bank.address, clock })
  const close = async () => void (await Promise.all([provider.close(), bank.close()]))
  return { provider, bank, clock, close }
})
