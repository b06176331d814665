// What the portal uses of React Router, so that sharing it across remotes ships this and not the whole library.
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  Navigate,
  Outlet,
  type RouteObject,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from "react-router-dom";
