import { lazyModule } from '@forecourt/browser';
import { PageLoading } from '@forecourt/desk-ui';
import { Provider } from 'react-redux';
import { createBrowserRouter, Navigate, Outlet, RouterProvider, ScrollRestoration } from 'react-router';
import { createDeskStore } from './api/deskStore.ts';
import { useDeskNavigation } from './hooks/useDeskNavigation.ts';
import { PageNotLoaded } from './screens/PageNotLoaded.tsx';
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

/** The code of a page is loaded when it is first opened. */
const signInPage = lazyModule(() => import('./screens/SignInScreen.tsx'));
const leadsPage = lazyModule(() => import('./screens/LeadsScreen.tsx'));
const leadPage = lazyModule(() => import('./screens/LeadScreen.tsx'));

const appointmentsPage = lazyModule(() => import('./screens/AppointmentsScreen.tsx'));
const deliveriesPage = lazyModule(() => import('./screens/DeliveriesScreen.tsx'));
const financeListPage = lazyModule(() => import('./screens/FinanceListScreen.tsx'));
const financePage = lazyModule(() => import('./screens/FinanceScreen.tsx'));
const reservationsPage = lazyModule(() => import('./screens/ReservationsScreen.tsx'));
const reservationPage = lazyModule(() => import('./screens/ReservationScreen.tsx'));
const paymentsPage = lazyModule(() => import('./screens/PaymentsScreen.tsx'));
const paymentPage = lazyModule(() => import('./screens/PaymentScreen.tsx'));
const stockPages = lazyModule(() => import('./screens/StockScreen.tsx'));
const importPages = lazyModule(() => import('./screens/ImportsScreen.tsx'));
const templatesPage = lazyModule(() => import('./screens/TemplatesScreen.tsx'));
const staffPage = lazyModule(() => import('./screens/StaffScreen.tsx'));
const figuresPage = lazyModule(() => import('./screens/FiguresScreen.tsx'));
const activityPage = lazyModule(() => import('./screens/ActivityScreen.tsx'));
const shopperDataPage = lazyModule(() => import('./screens/ShopperDataScreen.tsx'));
const unsubscribesPage = lazyModule(() => import('./screens/UnsubscribesScreen.tsx'));
const morePage = lazyModule(() => import('./screens/MoreScreen.tsx'));

/** The whole desk, to be rendered once: its store, its pages and their addresses. */
export function createDeskApp() {
  const router = createBrowserRouter([
    {
      element: <Everywhere />,
      errorElement: (
        <main>
          <PageNotLoaded />
        </main>
      ),
      hydrateFallbackElement: (
        <main className="px-gutter py-10">
          <PageLoading />
        </main>
      ),
      children: [
        { path: 'sign-in', lazy: { Component: async () => (await signInPage()).SignInScreen } },
        {
          element: <SignedIn />,
          children: [
            { index: true, element: <StartScreen /> },
            {
              path: ':site',
              element: <DealershipPages />,
              children: [
                {
                  errorElement: <PageNotLoaded />,
                  children: [
                    { index: true, element: <Navigate to="leads" replace /> },
                    { path: 'leads', lazy: { Component: async () => (await leadsPage()).LeadsScreen } },
                    { path: 'leads/:id', lazy: { Component: async () => (await leadPage()).LeadScreen } },
                    {
                      path: 'appointments',
                      lazy: { Component: async () => (await appointmentsPage()).AppointmentsScreen },
                    },
                    {
                      path: 'deliveries',
                      lazy: { Component: async () => (await deliveriesPage()).DeliveriesScreen },
                    },
                    {
                      path: 'finance',
                      lazy: { Component: async () => (await financeListPage()).FinanceListScreen },
                    },
                    {
                      path: 'finance/:id',
                      lazy: { Component: async () => (await financePage()).FinanceScreen },
                    },
                    {
                      path: 'reservations',
                      lazy: { Component: async () => (await reservationsPage()).ReservationsScreen },
                    },
                    {
                      path: 'reservations/:id',
                      lazy: { Component: async () => (await reservationPage()).ReservationScreen },
                    },
                    {
                      path: 'payments',
                      lazy: { Component: async () => (await paymentsPage()).PaymentsScreen },
                    },
                    {
                      path: 'payments/:id',
                      lazy: { Component: async () => (await paymentPage()).PaymentScreen },
                    },
                    { path: 'stock', lazy: { Component: async () => (await stockPages()).StockScreen } },
                    { path: 'stock/:id', lazy: { Component: async () => (await stockPages()).CarScreen } },
                    { path: 'imports', lazy: { Component: async () => (await importPages()).ImportsScreen } },
                    {
                      path: 'imports/:id',
                      lazy: { Component: async () => (await importPages()).ImportScreen },
                    },
                    {
                      path: 'templates',
                      lazy: { Component: async () => (await templatesPage()).TemplatesScreen },
                    },
                    { path: 'staff', lazy: { Component: async () => (await staffPage()).StaffScreen } },
                    { path: 'figures', lazy: { Component: async () => (await figuresPage()).FiguresScreen } },
                    {
                      path: 'activity',
                      lazy: { Component: async () => (await activityPage()).ActivityScreen },
                    },
                    {
                      path: 'shopper-data',
                      lazy: { Component: async () => (await shopperDataPage()).ShopperDataScreen },
                    },
                    {
                      path: 'unsubscribes',
                      lazy: { Component: async () => (await unsubscribesPage()).UnsubscribesScreen },
                    },
                    { path: 'more', lazy: { Component: async () => (await morePage()).MoreScreen } },
                    { path: '*', element: <NothingHere /> },
                  ],
                },
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
