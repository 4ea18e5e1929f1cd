import type { BillingAddress } from '../../../src/db/schema/subscriptions'
import type { Account } from './account'
import { invalidRequest } from './api-error'
import { attachMethod, createMethod, detachMethod, listMethods } from './cards'
import type { Operation } from './check-request'
import { listInvoicePayments, listInvoices, voidInvoice } from './invoices'
import { createRefund } from './money-back'
import { confirmIntent, listCharges, payWithDefault, readIntent } from './payments'
import { example, presentCustomer, presentMethod } from './present'
import { previewInvoice } from './previews'
import { createPrice } from './prices'
import type { Requests } from './requests'
import { confirmSetup, createSetup, readSetup } from './setups'
import { cancelSubscription, createSubscription, readSubscription } from './subscriptions'
import { updateSubscription } from './subscription-updates'
import { calculateTax } from './tax'

type Handlers = {
  [Name in Operation]: (account: Account, request: Requests[Name], id: string) => object
}

/** A customer has a currency as soon as something was sold to them. */
function showCustomer(account: Account, id: string) {
  const customer = account.find('customer', id)
  const sold = [...account.subscription.values()].find((row) => row.customer === id)
  return presentCustomer(customer, sold?.currency ?? null)
}

/** What each operation does. */
export const handlers: Handlers = {
  'POST /v1/customers': (account, { email, name, metadata }) => {
    const id = account.id('cus')
    const given = {
      email: email ?? '',
      name: name ?? '',
      address: null,
      balance: 0,
      defaultMethod: null,
    }
    const row = { id, created: account.seconds(), ...given }
    account.customer.set(id, {
      ...row,
      metadata: { ...(metadata || {}) } as Record<string, string>,
    })
    return showCustomer(account, id)
  },
  'GET /v1/customers/:id': (account, _, id) => showCustomer(account, id),
  'POST /v1/customers/:id': (account, { address, invoice_settings: settings }, id) => {
    const customer = account.find('customer', id)
    if (address) customer.address = address as BillingAddress
    const method = settings?.default_payment_method
    if (method && account.find('payment_method', method).customer !== id)
      throw invalidRequest('The customer does not have this payment method.', {
        param: 'invoice_settings[default_payment_method]',
      })
    if (method) customer.defaultMethod = method
    return showCustomer(account, id)
  },
  'DELETE /v1/customers/:id': (account, _, id) => {
    account.find('customer', id)
    for (const method of account.payment_method.values())
      if (method.customer === id) detachMethod(account, method.id)
    account.customer.delete(id)
    return { id, object: 'customer', deleted: true }
  },
  'POST /v1/payment_methods': (account, request) => createMethod(account, request),
  'GET /v1/payment_methods': (account, { customer }) => listMethods(account, customer),
  'GET /v1/payment_methods/:id': (account, _, id) =>
    presentMethod(account.find('payment_method', id)),
  'POST /v1/payment_methods/:id/detach': (account, _, id) => detachMethod(account, id),
  'POST /v1/setup_intents': (account, request) => createSetup(account, request),
  'GET /v1/setup_intents/:id': (account, _, id) => readSetup(account, id),
  'POST /v1/setup_intents/:id/confirm': (account, _, id) => confirmSetup(account, id),
  'POST /v1/payment_methods/:id/attach': (account, { customer }, id) =>
    attachMethod(account, id, customer),
  'POST /v1/products': (account, { id = account.id('prod'), name }) => {
    if (account.product.has(id))
      throw invalidRequest('Product already exists.', { code: 'resource_already_exists' })
    account.product.set(id, { id, name })
    return example('product', { id, name })
  },
  'POST /v1/prices': (account, request) => createPrice(account, request),
  'POST /v1/subscriptions': (account, request) => createSubscription(account, request),
  'GET /v1/subscriptions/:id': (account, request, id) => readSubscription(account, id, request),
  'POST /v1/subscriptions/:id': (account, request, id) => updateSubscription(account, id, request),
  'DELETE /v1/subscriptions/:id': (account, request, id) =>
    cancelSubscription(account, id, request),
  'GET /v1/invoices': (account, request) => listInvoices(account, request),
  'POST /v1/invoices/create_preview': (account, request) => previewInvoice(account, request),
  'POST /v1/invoices/:id/pay': (account, _, id) => payWithDefault(account, id),
  'POST /v1/invoices/:id/void': (account, _, id) => voidInvoice(account, id),
  'GET /v1/invoice_payments': (account, request) => listInvoicePayments(account, request),
  'GET /v1/charges': (account, request) => listCharges(account, request),
  'POST /v1/refunds': (account, request) => createRefund(account, request),
  'POST /v1/tax/calculations': (_, request) => calculateTax(request),
  'GET /v1/payment_intents/:id': (account, request, id) => readIntent(account, id, request),
  'POST /v1/payment_intents/:id/confirm': (account, request, id) =>
    confirmIntent(account, id, request),
}

/** The operation of a method and a path, and the id in the path. */
export function matchOperation(method: string, path: string) {
  const exact = `${method} ${path}`
  if (exact in handlers && !path.includes(':')) return { name: exact as Operation, id: '' }
  const parts = path.split('/')
  const id = parts[3]
  if (!id) return undefined
  const name = `${method} ${parts.with(3, ':id').join('/')}`
  return name in handlers ? { name: name as Operation, id } : undefined
}
