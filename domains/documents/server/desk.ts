/** Which row of the contract is answered by which query or action. */
import { type Desk, desk } from '@mizan/platform/http'
import { documentRows } from '../contract.ts'
import { addDocument } from './actions/add-document.ts'
import { addVersion } from './actions/add-version.ts'
import { beginUpload } from './actions/begin-upload.ts'
import { changeDocument } from './actions/change-document.ts'
import { deleteDocument } from './actions/delete-document.ts'
import { dropUpload } from './actions/drop-upload.ts'
import { finishUpload } from './actions/finish-upload.ts'
import { restoreDocument } from './actions/restore-document.ts'
import { bulkHandlers } from './bulk/desk.ts'
import { exhibitHandlers } from './exhibits/desk.ts'
import { keyHandlers } from './keys/desk.ts'
import type { DocumentParts } from './parts.ts'
import { previewHandlers } from './preview/desk.ts'
import { checkNames, listDocuments, readReaders, readVersions } from './queries/documents.ts'
import { download } from './queries/download.ts'
import { readStorage } from './storage/state.ts'
import { textHandlers } from './texts/desk.ts'
import { toolHandlers } from './tools/desk.ts'
import { uploadBytes } from './uploads/bytes.ts'

export const documentDesk = (parts: DocumentParts): Desk =>
  desk(
    documentRows,
    {
      ...keyHandlers,
      ...previewHandlers,
      ...textHandlers,
      ...bulkHandlers,
      ...exhibitHandlers,
      ...toolHandlers,
      'documents.storage': (call) => readStorage(call),
      'documents.add': (call, { params, body }) => addDocument(call, { ...params, ...body }),
      'documents.addVersion': (call, { params, body }) => addVersion(call, { ...params, ...body }),
      'documents.beginUpload': (call, { params, body }) => beginUpload(call, { ...params, ...body }),
      'documents.dropUpload': (call, { params }) => dropUpload(call, params),
      'documents.finishUpload': (call, { params, body }) => finishUpload(call, { ...params, ...body }),
      'documents.check': (call, { params, body }) => checkNames(call, { ...params, ...body }),
      'documents.list': (call, { params, query }) => listDocuments(call, { ...params, ...query }),
      'documents.versions': (call, { params }) => readVersions(call, params),
      'documents.download': (call, { params, query }) => download(call, { ...params, ...query }),
      'documents.readers': (call, { params, query }) => readReaders(call, { ...params, ...query }),
      'documents.update': (call, { params, body }) => changeDocument(call, { ...params, ...body }),
      'documents.delete': (call, { params }) => deleteDocument(call, params),
      'documents.restore': (call, { params }) => restoreDocument(call, params),
    },
    parts,
    uploadBytes,
  )
