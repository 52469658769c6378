import { configureStore, isRejectedWithValue } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { deskApi } from './deskApi.ts';

/** A call that finds the session ended asks who is signed in, which leads to the sign-in page. */
const noticeSignedOut: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isRejectedWithValue(action) && !isAboutMe(action.meta.arg) && isSignedOut(action.payload))
      dispatch(deskApi.util.invalidateTags(['Me']));
    return result;
  };

const isAboutMe = (call: unknown) => Reflect.get(Object(call), 'endpointName') === 'me';
const isSignedOut = (failure: unknown) => Reflect.get(Object(failure), 'problem') === 'signedOut';

/** The store of the app: the responses of the desk, and nothing else. */
export function createDeskStore() {
  const store = configureStore({
    reducer: { [deskApi.reducerPath]: deskApi.reducer },
    middleware: (usual) => usual().concat(deskApi.middleware, noticeSignedOut),
  });
  setupListeners(store.dispatch);
  return store;
}
