import { Provider } from 'react-redux';
import { createBrowserRouter, Navigate, Outlet, RouterProvider, ScrollRestoration } from 'react-router';
import { createDeskStore } from './api/deskStore.ts';
import { useDeskNavigation } from './hooks/useDeskNavigation.ts';
import { LeadScreen } from './screens/LeadScreen.tsx';
import { LeadsScreen } from './screens/LeadsScreen.tsx';
import { SignInScreen } from './screens/SignInScreen.tsx';
import { DealershipPages, NothingHere, SignedIn, StartScreen } from './screens/SignedIn.tsx';

/** What every page has. */
function Everywhere() {
  useDeskNavigation();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** The whole desk, to be rendered once: its store, its pages and their addresses. */
export function createDeskApp() {
  const router = createBrowserRouter([
    {
      element: <Everywhere />,
      children: [
        { path: 'sign-in', element: <SignInScreen /> },
        {
          element: <SignedIn />,
          children: [
            { index: true, element: <StartScreen /> },
            {
              path: ':site',
              element: <DealershipPages />,
              children: [
                { index: true, element: <Navigate to="leads" replace /> },
                { path: 'leads', element: <LeadsScreen /> },
                { path: 'leads/:id', element: <LeadScreen /> },
                { path: '*', element: <NothingHere /> },
              ],
            },
          ],
        },
      ],
    },
  ]);
  return (
    <Provider store={createDeskStore()}>
      <RouterProvider router={router} />
    </Provider>
  );
}
