import { defineServerHalf } from '@forecourt/api';
import { operations } from '@forecourt/platform-client/contracts';
import { account as feature } from '../manifest.ts';
import { accountRoutes } from './account-routes.ts';
import { accountSite } from './AccountSite.ts';
import { gateRoutes } from './gate-routes.ts';
import { PASSKEY_TOPIC, sendPasskeyNotice } from './passkey-notice.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { shareRoutes } from './share-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { watchlistRoutes } from './watchlist-routes.ts';
import { whoIsSignedIn } from './signed-in.ts';

const { account, postSignInCode, postSignIn, accountSessions, endSessions } = operations;
const { askPasskey, postPasskeySignIn, passkeys, askNewPasskey, addPasskey, renamePasskey, removePasskey } =
  operations;
const { watchlist, saveCar, noteCar, removeCar } = operations;
const { shareOfList, shareList, unshareList, sharedList } = operations;
const { accountData, accountReservations, deleteAccount, financeGate } = operations;

/** The server half of accounts: sends codes, adds passkeys, starts and ends sessions, gives out and deletes accounts. */
export default defineServerHalf({
  feature,
  operations: {
    ...{ account, postSignInCode, postSignIn, accountSessions, endSessions },
    ...{ accountData, accountReservations, deleteAccount, financeGate },
    ...{ askPasskey, postPasskeySignIn, passkeys, askNewPasskey, addPasskey, renamePasskey, removePasskey },
    ...{ watchlist, saveCar, noteCar, removeCar },
    ...{ shareOfList, shareList, unshareList, sharedList },
  },
  outbox: { [PASSKEY_TOPIC]: ({ payload }, services) => sendPasskeyNotice(payload, services) },
  site: accountSite,
  routes(api, services) {
    const signedIn = whoIsSignedIn(services);
    signInRoutes(api, services, signedIn);
    passkeyRoutes(api, services, signedIn);
    accountRoutes(api, services, signedIn);
    gateRoutes(api, services);
    watchlistRoutes(api, services, signedIn);
    shareRoutes(api, services, signedIn);
  },
});
