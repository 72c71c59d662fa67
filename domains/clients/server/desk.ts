/** Which row of the contract is answered by which query or action. */
import { type Desk, desk } from '@mizan/platform/http'
import { clientRows } from '../contract.ts'
import { addContact } from './actions/add-contact.ts'
import { addExpense, addPayment, addService, moveToFee, payOut } from './actions/add-transaction.ts'
import { createClient } from './actions/create-client.ts'
import { deleteClient } from './actions/delete-client.ts'
import { deleteContact } from './actions/delete-contact.ts'
import { deleteEntry, deletePayment, deleteService } from './actions/delete-transaction.ts'
import { keepReceipt } from './actions/keep-receipt.ts'
import { renameClient } from './actions/rename-client.ts'
import { setInstalments } from './actions/set-instalments.ts'
import { updateContact } from './actions/update-contact.ts'
import type { ClientParts } from './parts.ts'
import { listAll, listClients, readClient } from './queries/clients.ts'
import { readHistory } from './queries/history.ts'
import { readInstalments } from './queries/instalments.ts'
import { readLedger } from './queries/ledger.ts'
import { readStatementSums, statementFile } from './queries/statement.ts'
import { readReceivables, readTotals } from './queries/totals.ts'
import { voucherFile } from './queries/voucher.ts'

export const clientDesk = (parts: ClientParts): Desk =>
  desk(
    clientRows,
    {
      'client.create': (call, { body }) => createClient(call, body),
      'client.updateName': (call, { body }) => renameClient(call, body),
      'client.read': (call, { params }) => readClient(call, params),
      'client.delete': (call, { params, body }) => deleteClient(call, { ...params, ...body }),
      'client.all': listAll,
      'client.list': (call, { query }) => listClients(call, query),
      'client.addContact': (call, { body }) => addContact(call, body),
      'client.updateContact': (call, { body }) => updateContact(call, body),
      'client.deleteContact': (call, { body }) => deleteContact(call, body),
      'client.addPayment': (call, { body }) => addPayment(call, body),
      'client.deletePayment': (call, { body }) => deletePayment(call, body),
      'client.addService': (call, { body }) => addService(call, body),
      'client.deleteService': (call, { body }) => deleteService(call, body),
      'client.addExpense': (call, { body }) => addExpense(call, body),
      'client.payOut': (call, { body }) => payOut(call, body),
      'client.moveToFee': (call, { body }) => moveToFee(call, body),
      'client.deleteEntry': (call, { body }) => deleteEntry(call, body),
      'client.keepReceipt': (call, { body }) => keepReceipt(call, body),
      'client.transactions': (call, { params, query }) => readLedger(call, { ...params, ...query }),
      'client.statement': (call, { params, query }) => statementFile(call, { ...params, ...query }),
      'client.paymentReceipt': (call, { params }) => voucherFile(call, params),
      'client.statementSums': (call, { params, query }) => readStatementSums(call, { ...params, ...query }),
      'client.instalments': (call, { params }) => readInstalments(call, params),
      'client.setInstalments': (call, { params, body }) => setInstalments(call, { ...params, ...body }),
      'client.totals': (call, { query }) => readTotals(call, query),
      'client.receivables': readReceivables,
      'client.histories': (call, { params, query }) => readHistory(call, { ...params, ...query }),
    },
    parts,
  )
