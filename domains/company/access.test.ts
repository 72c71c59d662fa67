import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  administersOffice,
  assignableBy,
  levelsOf,
  mayAssign,
  mayChangeRoles,
  mayRemove,
  maySetRoles,
  permits,
} from './access.ts'
import { roleMatrix } from './data/role-matrix.ts'
import { modules, roles } from './schemas.ts'

const person = (userId: string, ...own: string[]) => ({ userId, roles: own })
const admin = person('a', 'ADMIN')
const user = person('u', 'USER')
const userAdmin = person('ua', 'USER', 'USERADMIN')
const companyAdmin = person('ca', 'COMPANYADMIN')
const superAdmin = person('sa', 'SUPERADMIN')

test('an administrator may write in every module of the office and in none of the service', () => {
  const own = levelsOf(['ADMIN'])
  for (const module of modules)
    assert.equal(own[module], ['barAssociations', 'product'].includes(module) ? 'None' : 'Write', module)
})

test('only the staff of the service may confirm bar registrations and set switches', () => {
  for (const module of ['barAssociations', 'product'])
    assert.deepEqual(
      roles.filter((role) => permits([role], { module, level: 'Read' })),
      ['SUPERADMIN'],
    )
})

test('only those who may manage members see them', () => {
  assert.deepEqual(
    roles.filter((role) => permits([role], { module: 'members', level: 'Read' })),
    ['ADMIN', 'COMPANYADMIN', 'USERADMIN', 'SUPERADMIN'],
  )
})

test('everyone may search', () => {
  for (const role of roles) assert.ok(permits([role], { module: 'research', level: 'Write' }), role)
})

test('a person with several roles has the highest level of each module', () => {
  const levels = levelsOf(['USER', 'USERADMIN'])
  assert.deepEqual([levels.cases, levels.members, levels.company], ['Write', 'Write', 'None'])
})

test('without a role, with an unknown role or for an unknown module nothing is permitted', () => {
  assert.equal(permits([], { module: 'research', level: 'Read' }), false)
  assert.equal(permits(['KING', 'constructor'], { module: 'research', level: 'Read' }), false)
  for (const module of ['nothing', 'toString'])
    assert.equal(permits(['SUPERADMIN'], { module, level: 'Read' }), false)
})

test('a reader cannot write', () => {
  assert.ok(permits(['USER'], { module: 'clients', level: 'Read' }))
  assert.equal(permits(['USER'], { module: 'clients', level: 'Write' }), false)
})

test('no role can give the role of the service’s staff', () => {
  assert.equal(assignableBy(roles).has('SUPERADMIN'), false)
})

test('only an administrator can give roles that are not below their own', () => {
  assert.deepEqual([...assignableBy(['USERADMIN'])], ['USER', 'CASEADMIN'])
  assert.deepEqual([...assignableBy(['COMPANYADMIN'])], ['USER', 'USERADMIN', 'CASEADMIN'])
  assert.deepEqual([...assignableBy(['USER', 'CASEADMIN'])], [])
  assert.ok(mayAssign(admin.roles, ['ADMIN', 'COMPANYADMIN']))
})

test('a user administrator can remove users but not administrators', () => {
  assert.ok(mayRemove(userAdmin, user))
  assert.equal(mayRemove(userAdmin, admin), false)
  assert.equal(mayRemove(userAdmin, companyAdmin), false)
  assert.equal(mayRemove(user, user), false)
  assert.equal(mayRemove(userAdmin, person('b', 'USER', 'ADMIN')), false)
  assert.ok(mayRemove(admin, person('b', 'ADMIN', 'USER')))
})

test('an office cannot remove the staff of the service', () => {
  assert.equal(mayRemove(admin, superAdmin), false)
  assert.equal(maySetRoles(admin, superAdmin), false)
})

test('only an administrator can change their own roles', () => {
  assert.equal(mayChangeRoles(userAdmin, userAdmin, ['USER', 'USERADMIN', 'CASEADMIN']), false)
  assert.equal(mayChangeRoles(companyAdmin, companyAdmin, ['COMPANYADMIN', 'CASEADMIN']), false)
  assert.ok(mayChangeRoles(admin, admin, ['USER']))
})

test('a change of roles is checked against every role that it gives or takes', () => {
  assert.ok(mayChangeRoles(userAdmin, user, ['USER', 'CASEADMIN']))
  assert.equal(mayChangeRoles(userAdmin, user, ['ADMIN']), false)
  assert.equal(mayChangeRoles(companyAdmin, person('b', 'COMPANYADMIN'), ['USER']), false)
  assert.equal(mayChangeRoles(superAdmin, superAdmin, ['ADMIN']), false)
})

test('the company administrator counts as an administrator who cannot leave', () => {
  assert.ok(administersOffice(companyAdmin.roles))
  assert.ok(administersOffice(admin.roles))
  assert.equal(administersOffice(userAdmin.roles), false)
})

test('the matrix has a level for every role and module', () => {
  for (const role of roles) assert.deepEqual(Object.keys(roleMatrix[role]).sort(), [...modules].sort())
})
