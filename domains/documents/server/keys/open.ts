/** Opens the keys of offices with the secrets that the server has. */
import { findFormerSecrets, openSecret } from '@mizan/identity/server'
import type { Services } from '@mizan/platform/domain'
import { type OfficeKeys, openOfficeKeys } from './office-keys.ts'
import type { KeyPlace } from './places.ts'

/**
 * What a former secret has encrypted is moved under the present one, so that the operator can remove the former one
 * after the next start.
 */
export async function openKeysOfServer(
  { config, calls, log }: Pick<Services, 'config' | 'calls' | 'log'>,
  places: readonly KeyPlace[],
): Promise<OfficeKeys> {
  const present = await openSecret(config.tokenSecret, config.dataDir)
  const former = await findFormerSecrets(config.formerTokenSecret, config.dataDir)
  const keys = openOfficeKeys([present, ...former], places)
  const rowName = 'documents.moveKeys'
  const call = calls.make({ rowName, actor: { kind: 'operator', command: rowName } }, undefined)
  const { moved, closed } = await call.system((tx) => keys.moveToPresentSecret(tx))
  if (moved > 0) log.info({ offices: moved }, 'keys of documents were moved under the present secret')
  if (closed > 0)
    log.warn({ offices: closed }, 'documents of these offices need another secret of the server to be opened')
  return keys
}
