/** Opens the store that the settings name: a bucket, or else the data folder. */
import type { Config } from '../config/index.ts'
import { openFolderStore } from './folder.ts'
import type { FileStore } from './port.ts'

type FileConfig = Pick<
  Config,
  'dataDir' | 'filesS3Address' | 'filesS3Bucket' | 'filesS3Region' | 'filesS3Key' | 'filesS3Secret'
>

export async function openFileStore(config: FileConfig): Promise<FileStore> {
  const { dataDir, filesS3Address, filesS3Bucket, filesS3Region, filesS3Key, filesS3Secret } = config
  if (!filesS3Address || !filesS3Bucket || !filesS3Key || !filesS3Secret) return openFolderStore(dataDir)
  // Its library is large, and most installations do without it.
  const { openS3Store } = await import('./s3.ts')
  return openS3Store(dataDir, {
    address: filesS3Address,
    bucket: filesS3Bucket,
    region: filesS3Region,
    keyId: filesS3Key,
    secret: filesS3Secret,
  })
}
