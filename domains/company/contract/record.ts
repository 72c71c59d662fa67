/** Rows of the office's profile for documents, and of its record. */
import { defineRows, fileOf, pageQuery } from '@mizan/platform/contract'
import { z } from 'zod'
import { companyAudit } from '../audit.ts'
import { auditFileTypes } from '../data/limits.ts'
import { AuditFilter, AuditPage, OfficeProfile, ProfileChange } from '../schemas.ts'
import { group, inviting, reading } from './access.ts'

export const recordRows = defineRows({
  'company.profile': {
    method: 'GET',
    path: '/company/profile',
    group,
    access: reading,
    summary: 'Gives what documents of the office say of it: address, tax office, account, telephone and logo',
    price: 1,
    answer: OfficeProfile,
    errors: [],
    sample: {},
  },
  'company.setProfile': {
    method: 'POST',
    path: '/company/profile',
    group,
    access: { ...inviting, permission: { module: 'company', level: 'Write' } },
    summary: 'Sets what documents of the office say of it; a logo is a PNG of at most 800 pixels a side',
    body: ProfileChange,
    price: 5,
    answer: OfficeProfile,
    errors: ['company.tax_number', 'company.logo', 'company.profile_changed'],
    fails: { tr: 'Büro bilgileri kaydedilemedi.', en: 'Failed to save the details of the office.' },
    renews: ['company.profile'],
    audit: companyAudit['office.profile_changed'],
    sample: {
      body: {
        address: 'Gül Sokak 5/3 Çankaya Ankara',
        taxOffice: 'Kavaklıdere',
        taxNumber: '1234567890',
        iban: 'TR330006100519786457841326',
        phone: '+90 312 000 00 00',
        logo: '',
        version: 1,
      },
    },
  },
  'company.audit': {
    method: 'GET',
    path: '/company/audit',
    group,
    access: { session: 'bearer', permission: { module: 'company', level: 'Read' } },
    summary: 'Lists what was done in the office, newest first',
    query: AuditFilter.safeExtend(pageQuery),
    price: 1,
    answer: AuditPage,
    errors: [],
    sample: {},
  },
  'company.auditFile': {
    method: 'GET',
    path: '/company/audit/file',
    group,
    access: { session: 'bearer', permission: { module: 'company', level: 'Read' } },
    summary:
      'Gives what was done in the office as a spreadsheet or as CSV, newest first, at most 10,000 entries',
    query: AuditFilter.safeExtend({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
    price: 20,
    answer: fileOf(...Object.values(auditFileTypes)),
    errors: ['company.audit_too_long'],
    sample: { query: { startDate: '2026-11-01', endDate: '2026-11-30', format: 'csv' } },
  },
})
